import { Callout } from '../ui/Callout.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Disclaimer } from '../ui/Disclaimer.tsx';
import { Faq } from '../ui/Faq.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageIntro } from '../ui/PageIntro.tsx';
import { SectionHeading } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const points = ['Down payments from 3%', 'A point long enough to run onto a second line, so that the hanging mark can be judged'];
const question = { question: 'How long does approval take?', answer: 'Most files close in 30 to 45 days.' };
const step = { title: 'Talk', text: 'A short call about your plans.' };

/** What stands between paragraphs: boxes, lists, questions, steps, messages. */
export function TextSpecimens() {
  return (
    <>
      <Specimens title="Callout" wide>
        <Callout title="Ask before you sign">
          <p>A box that a reader must not miss.</p>
        </Callout>
      </Specimens>
      <Specimens title="Disclaimer" wide>
        <Disclaimer>Programs, rates and terms change without notice. Nothing here is a commitment to lend.</Disclaimer>
      </Specimens>
      <Specimens title="Check list" wide>
        <CheckList items={points} />
      </Specimens>
      <Specimens title="Accordion" wide>
        <Specimen name="closed, to be opened">
          <Faq
            questions={[question, { ...question, question: 'A question so long that on a phone it needs more than one line?' }]}
          />
        </Specimen>
        {(['open', 'hover', 'focus'] as const).map((state) => (
          <Specimen key={state} name={state} show={state}>
            <Faq questions={[question]} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Notice" wide ground="fog">
        {(['success', 'error'] as const).map((tone) => (
          <Specimen key={tone} name={tone}>
            <Notice tone={tone} title={tone === 'success' ? 'Message sent' : 'Not sent'} onDismiss={() => {}}>
              <p>One sentence that says what happens next.</p>
            </Notice>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Section heading" wide>
        <SectionHeading title="Four ways to finance a home" lead="One or two sentences under the title." />
      </Specimens>
      <section className="px-5 py-10 sm:px-8">
        <h2 className="mb-6 text-xl">Steps: two, three, four</h2>
        {[2, 3, 4].map((count) => (
          <div key={count} className="mb-10">
            <Steps steps={Array.from({ length: count }, (_, index) => ({ ...step, title: `${step.title} ${index + 1}` }))} />
          </div>
        ))}
      </section>
      <PageIntro
        title="Page intro, with a trail"
        lead="A title, one sentence, the action."
        breadcrumbs={[{ label: 'Home', href: '#five' }]}
      />
    </>
  );
}
