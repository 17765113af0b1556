/** What the specification says of behavior, and the test that drives it in a browser or against the server. */
export interface DrivenFact {
  readonly says: string;
  readonly file: string;
  /** Name of the test, or the part of it that stands in the file. */
  readonly test: string;
}

const header = 'tests/browser/header.spec.ts';
const forms = 'tests/browser/forms.spec.ts';
const secondLook = 'tests/browser/second-look.spec.ts';
const calculator = 'tests/browser/calculator.spec.ts';

function held(file: string, rows: readonly (readonly [says: string, test: string])[]): DrivenFact[] {
  return rows.map(([says, test]) => ({ says, file, test }));
}

export const drivenFacts: readonly DrivenFact[] = [
  ...held(header, [
    [
      'Every route change scrolls the page to the top',
      'Get Started in the menu leads to the contact page, which starts at its top with the menu closed',
    ],
    ['The header is fixed, and stands over the page while it scrolls', 'the header stays at the top while the page scrolls'],
    [
      'Transparent only on the home route, scrolled 50 px or less',
      'on the home page the header is transparent up to 50 px of scrolling and solid white beyond',
    ],
    ['Otherwise solid white', 'on every other page the header is solid white from the start'],
    [
      'A full-screen menu with a 0.3 s animation, solid header and locked scrolling',
      'the menu opens over the whole screen within 0.3 s, locks scrolling and closes on Escape, giving the focus back',
    ],
    ['The menu closes when a link is chosen', 'choosing the link of the page one is on closes the menu'],
    ['Desktop navigation appears at the large breakpoint', 'the menu closes when the window grows past the breakpoint'],
  ]),
  ...held('tests/browser/pages.spec.ts', [
    [
      'The copyright has the current year',
      'with the clock at another year the copyright says that year, and a clock that runs behind takes nothing back',
    ],
    [
      'A slug that matches no post: Post Not Found and Back to Blog',
      'a post that does not exist says so and leads back to the blog',
    ],
  ]),
  ...held('tests/built-site/pages.test.ts', [
    ['The link of the current route is highlighted', 'marks its own menu link and no other'],
  ]),
  ...held('tests/trials/browser/hostile-owner.spec.ts', [
    ['The list stays where the feed fails or shows nothing', "the list of posts stays where the vendor's feed"],
    [
      'The blog list may be an embedded feed widget loaded by script',
      "the vendor's feed shows in its frame, keeps the frame's policy, and reaches nothing of the page",
    ],
  ]),
  ...held(forms, [
    ['Success, word for word, and a form that resets', 'stores the message, says so word for word, and empties itself'],
    ['The three payloads and their headers', 'sends exactly the fields of the specification'],
    ['Sending: button disabled, Sending... or Submitting...', 'sends one request for two quick clicks and shows that it is busy'],
    ['Sending: all inputs disabled', ' is locked while the message is on its way`, async'],
    ['A refusal shows the answer’s error field, else its own sentence; values stay', ' and keeps what was typed`, async'],
    ['Network Error, word for word; values stay', 'says that the network failed and keeps what was typed'],
    ['preferredContact goes back to email', 'the contact form goes back to email as the preferred contact after sending'],
    ['Uh oh! Missing fields., and no request', 'the agent form says word for word that fields are missing'],
    [
      'Required fields, and no request without them',
      'names every missing answer beside its field and in a summary, and sends nothing',
    ],
    ['The email has an email’s form', 'refuses an email address that cannot be answered, beside the field'],
  ]),
  ...held('tests/browser/not-configured.spec.ts', [
    [
      'Form Not Configured, and no request',
      "with an unset endpoint says 'Form Not Configured', sends nothing and keeps what was typed",
    ],
  ]),
  ...held(secondLook, [
    [
      'CAPTCHA Failed: nothing sent, sum regenerated, its field cleared, the rest kept',
      'a wrong answer sends nothing, says CAPTCHA Failed, asks a new sum and keeps everything else',
    ],
    ['A refresh button regenerates the question', 'the refresh button asks another sum'],
    ['Success: captcha regenerated', 'after a success another sum is asked, and its field is empty'],
    ['Next Step', 'the notice of success names the next step'],
  ]),
  ...held('tests/browser/states.spec.ts', [['Shown 10 seconds', 'stays 10 seconds']]),
  ...held(calculator, [
    ['Defaults and outputs', 'shows the right default figures without script'],
    ['Recomputes when price, down payment, rate or term changes', 'recomputes when price, down payment, rate or term changes'],
    [
      'The down payment stays between 0 and the price when typed',
      'keeps a typed down payment between 0 and the price and says so beside the field',
    ],
    ['A slider from 0 to the price', 'moves the down payment by slider from 0 to the price'],
    ['Price, rate not below 0, rate by 0.01', 'counts a price or a rate below 0 as 0, and steps the rate by 0.01'],
    ['Nothing for a loan of zero', 'shows sane figures for '],
  ]),
];
