/**
 * The HTML part of a letter. It names no color: the mail program then shows it light or dark as its reader has it, links
 * included. On a phone the lines are as wide as the screen, on a large one no wider than can be read.
 *
 * @param content paragraphs, every value in them escaped
 */
export function letterHtml(content: string): string {
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}</style></head>
<body style="margin:0;padding:16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
${content}
</div>
</body>
</html>
`;
}
