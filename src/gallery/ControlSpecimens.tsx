import { Badge } from '../ui/Badge.tsx';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { ButtonLink, type ButtonLook } from '../ui/Button.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { type ShownState, Specimen, Specimens } from './Specimen.tsx';

const states: readonly ShownState[] = ['hover', 'focus', 'active'];
/** The looks that stand on each ground. */
const looks: readonly { readonly ground: 'white' | 'deep'; readonly look: ButtonLook }[] = [
  { ground: 'white', look: 'primary' },
  { ground: 'white', look: 'secondary' },
  { ground: 'white', look: 'quiet' },
  { ground: 'deep', look: 'primary' },
  { ground: 'deep', look: 'quiet' },
];

/** Links as buttons, and buttons of a form, on the grounds that they stand on. */
export function ButtonSpecimens() {
  return (
    <>
      {looks.map(({ ground, look }) => (
        <Specimens key={`${ground}-${look}`} title={`Button, ${look}, on ${ground}`} ground={ground}>
          <Specimen name="At rest">
            <ButtonLink href="#gallery" look={look}>
              Get Started
            </ButtonLink>
          </Specimen>
          {states.map((state) => (
            <Specimen key={state} name={state} show={state}>
              <ButtonLink href="#gallery" look={look}>
                Get Started
              </ButtonLink>
            </Specimen>
          ))}
          <Specimen name="small">
            <ButtonLink href="#gallery" look={look} small>
              Get Started
            </ButtonLink>
          </Specimen>
          <Specimen name="new tab">
            <ButtonLink href="#gallery" look={look} newTab>
              Read the reviews
            </ButtonLink>
          </Specimen>
          <Specimen name="disabled">
            <button type="button" disabled className={`button button--${look}`}>
              Send Message
            </button>
          </Specimen>
          <Specimen name="busy">
            <button type="button" disabled className={`button button--${look} button--busy`}>
              <span aria-hidden="true" className="spinner" />
              Sending…
            </button>
          </Specimen>
        </Specimens>
      ))}
    </>
  );
}

/** Links in running text, the trail, and badges. */
export function LinkSpecimens() {
  return (
    <>
      <Specimens title="Text link">
        <Specimen name="At rest">
          <TextLink href="#gallery">Compare the loans</TextLink>
        </Specimen>
        {states.map((state) => (
          <Specimen key={state} name={state} show={state}>
            <TextLink href="#gallery">Compare the loans</TextLink>
          </Specimen>
        ))}
        <Specimen name="new tab">
          <TextLink href="#gallery" newTab>
            NMLS Consumer Access
          </TextLink>
        </Specimen>
      </Specimens>
      <Specimens title="Breadcrumbs" ground="fog">
        <Specimen name="one step">
          <Breadcrumbs trail={[{ label: 'Home', href: '#one' }]} />
        </Specimen>
        <Specimen name="three steps, hover on the first" show="hover">
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '#two' },
              { label: 'Learn', href: '#three' },
              { label: 'First-Time Buyer Guide', href: '#four' },
            ]}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Badge">
        <Specimen name="on white">
          <Badge>Popular Option</Badge>
        </Specimen>
      </Specimens>
    </>
  );
}
