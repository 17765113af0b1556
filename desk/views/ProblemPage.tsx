export interface ProblemPageProps {
  readonly title: string;
  /** What is wrong, a paragraph each. */
  readonly lines: readonly string[];
}

/** What stands where a page of the desk cannot. */
export function ProblemPage({ title, lines }: ProblemPageProps) {
  return (
    <>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line} className="desk-about">
          {line}
        </p>
      ))}
      <p>
        <a href="./">Back to the beginning</a>
      </p>
    </>
  );
}
