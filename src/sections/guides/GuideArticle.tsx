import type { ReactNode } from 'react';
import type { Figure } from '../../../mortgage/figures/figure.ts';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Disclaimer } from '../../ui/Disclaimer.tsx';
import { Faq, type Question } from '../../ui/Faq.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Measure } from '../../ui/Section.tsx';
import { FigureSources } from '../sources/FigureSources.tsx';
import { Contents, type ContentsEntry } from './Contents.tsx';
import { type KeyFigure, KeyFigures } from './KeyFigures.tsx';

export interface GuideArticleProps {
  readonly heading: string;
  readonly intro: string;
  readonly keyFigures: readonly KeyFigure[];
  readonly action: { readonly label: string; readonly href: string; readonly lead: string };
  readonly faq: readonly Question[];
  readonly contents: readonly ContentsEntry[];
  readonly figures: readonly Figure[];
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
  /** The button to the tool that stands below the text, where the guide has one. */
  readonly tool?: { readonly label: string; readonly href: string } | undefined;
  /** The body, put in by the page. */
  readonly children: ReactNode;
}

/** A guide: contents at its side, reading width, questions, the next step, the disclaimer. */
export function GuideArticle({
  heading,
  intro,
  keyFigures,
  action,
  faq,
  contents,
  figures,
  picture,
  tool,
  children,
}: GuideArticleProps) {
  return (
    <article>
      <PageIntro
        title={heading}
        lead={intro}
        breadcrumbs={[{ label: routes.learn.label, href: routes.learn.path }]}
        picture={picture}
        action={
          tool && (
            <ButtonLink href={tool.href} look="primary">
              {tool.label}
            </ButtonLink>
          )
        }
      />
      <Measure>
        <div className="grid gap-10 py-10 lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-20 lg:py-16">
          <Contents entries={contents} />
          <div>
            <KeyFigures figures={keyFigures} />
            <div className="prose">{children}</div>
            {faq.length > 0 && (
              <section className="mt-14">
                <h2 className="mb-5 text-2xl">Questions people ask</h2>
                <Faq questions={faq} />
              </section>
            )}
            <FigureSources figures={figures} />
            <div className="no-print mt-12 rounded-card bg-fog p-6 sm:p-8">
              <p className="text-lg">{action.lead}</p>
              <div className="mt-5">
                <ButtonLink href={action.href} look="primary">
                  {action.label}
                </ButtonLink>
              </div>
            </div>
            <div className="mt-8">
              <Disclaimer>
                This guide is general information for people in Washington State. It is not financial or legal advice, and not an
                offer of credit. Rules and programs change; ask before you rely on them.
              </Disclaimer>
            </div>
          </div>
        </div>
      </Measure>
    </article>
  );
}
