import type { ReactNode } from 'react';
import { routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section, SectionHeading } from '../../ui/Section.tsx';

export interface CalculatorSectionProps {
  /** The calculator itself, put in by the page. */
  readonly children: ReactNode;
  readonly title: string;
  readonly lead: string;
}

/** The calculator with its heading on the home page. */
export function CalculatorSection({ children, title, lead }: CalculatorSectionProps) {
  return (
    <Section id="calculator" labelledBy="calculator-title">
      <SectionHeading id="calculator-title" title={title} lead={lead} />
      <div className="mt-10">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={routes.preQualify.path} look="primary">
          Get Pre-Qualified
        </ButtonLink>
        <ButtonLink href={routes.calculator.path} look="quiet">
          Open the full calculator
        </ButtonLink>
      </div>
    </Section>
  );
}
