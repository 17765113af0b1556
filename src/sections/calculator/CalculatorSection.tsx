import type { ReactNode } from 'react';
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
    </Section>
  );
}
