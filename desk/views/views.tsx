import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Contrast, type ContrastProps } from './ColorControl.tsx';
import { FiguresPage } from './FiguresPage.tsx';
import { Frame, type FrameProps } from './Frame.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import { PublishPage } from './PublishPage.tsx';
import { RenewalPage } from './RenewalPage.tsx';
import { SectionPage } from './SectionPage.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { StartPage } from './StartPage.tsx';
import { TextPage } from './TextPage.tsx';
import { TextsPage } from './TextsPage.tsx';
import { UpgradePage } from './UpgradePage.tsx';

/** A page of the desk as HTML. */
const page =
  <Props extends object>(Page: FunctionComponent<Props>) =>
  (frame: Omit<FrameProps, 'children'>, props: Props): string =>
    `<!doctype html>${renderToStaticMarkup(
      <Frame {...frame}>
        <Page {...props} />
      </Frame>,
    )}`;

/** Every page of the desk, each from what it shows. They know no file and no server. */
export const views = {
  start: page(StartPage),
  section: page(SectionPage),
  texts: page(TextsPage),
  text: page(TextPage),
  messages: page(MessagesPage),
  message: page(MessagePage),
  publish: page(PublishPage),
  settings: page(SettingsPage),
  figures: page(FiguresPage),
  renewal: page(RenewalPage),
  history: page(HistoryPage),
  upgrade: page(UpgradePage),
  problem: page(ProblemPage),
  /** Not a page: what stands beside a color. */
  contrast: (props: ContrastProps): string => renderToStaticMarkup(<Contrast {...props} />),
};

export type Views = typeof views;
