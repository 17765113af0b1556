import { telephoneLink } from '../../../owner/owner-words.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Measure } from '../../ui/Section.tsx';

export interface ThankYouProps {
  readonly phone: string;
  readonly picture: { readonly src: string };
}

/** Where a form sent without script ends. */
export function ThankYou({ phone, picture }: ThankYouProps) {
  return (
    <Measure>
      <div className="grid items-center gap-10 py-16 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div>
          <h1 className="text-3xl">Thank you, we have your message</h1>
          <p className="mt-5 text-lg">It has reached us, and a person will answer within 24 hours.</p>
          <p className="mt-3">
            If it cannot wait, call{' '}
            <a href={telephoneLink(phone)} className="font-semibold underline underline-offset-3">
              {phone}
            </a>
            .
          </p>
          <div className="mt-7">
            <ButtonLink href={routes.home.path}>Back to the home page</ButtonLink>
          </div>
        </div>
        <img src={picture.src} alt="" width="240" height="160" className="w-full max-w-sm justify-self-center" />
      </div>
    </Measure>
  );
}
