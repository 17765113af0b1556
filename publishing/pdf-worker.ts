/** Where pdf.js's worker builds pages out of XFA, Adobe's forms in XML, and how often. */
const uses: readonly (readonly [code: string, instead: string, times: number])[] = [
  ['new XFAFactory(data)', 'null', 1],
  ['XFAFactory.getRichTextAsHtml(', '(() => null)(', 2],
];

/**
 * Leaves XFA out of pdf.js's worker: it is switched off wherever a file is read here, and no Loan Estimate is made with it. Whoever
 * chooses a file fetches 33 kB less, and a file has that much less to attack. There is no switch for it when pdf.js is built in, so
 * the calls themselves are taken out; throws when a version of pdf.js has others.
 */
export function withoutXfa() {
  return {
    name: 'pdf-worker-without-xfa',
    transform: {
      filter: { id: /pdf\.worker\.mjs$/ },
      handler(code: string) {
        for (const [use, , times] of uses) {
          const found = code.split(use).length - 1;
          if (found !== times)
            throw new Error(`pdf.js has “${use}” ${found} times instead of ${times}: look at publishing/pdf-worker.ts.`);
        }
        return { code: uses.reduce((rest, [use, instead]) => rest.replaceAll(use, instead), code), map: null };
      },
    },
  };
}
