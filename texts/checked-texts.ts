import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'zod';
import { owner } from '../owner/owner.ts';
import { fillPlaceholders, ownerPlaceholders } from './placeholders.ts';
import { plainMistakes } from './plain-mistakes.ts';
import { templateMark } from './post-template.ts';

const ofOwner = ownerPlaceholders(owner);

/** A text that cannot be published: its file, and what to mend. It has no stack: the fault is not in the program. */
class TextMistake extends Error {
  override readonly name = 'TextMistake';
  override readonly stack = '';
}

/** The example of each field, as the schema states it with `.meta({ example })`. */
function examplesOf(schema: z.ZodType): Record<string, unknown> {
  const fields = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const example = z.globalRegistry.get(field)?.example;
      return example === undefined ? [] : [[name, example]];
    }),
  );
}

/** What a text holds that the schema cannot see: placeholders that do not exist, and words of the template. */
function mistakesInWords(source: string, isDraft: boolean): string[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    if (!isDraft && line.includes(templateMark))
      return [`line ${index + 1} still says "${templateMark}". Write your own words there, or set draft: true.`];
    try {
      fillPlaceholders(line, ofOwner);
      return [];
    } catch (error) {
      return [`line ${index + 1}: ${(error as Error).message}`];
    }
  });
}

function report(file: string, mistakes: readonly string[]): TextMistake {
  const count = mistakes.length === 1 ? 'one thing to mend' : `${mistakes.length} things to mend`;
  return new TextMistake(
    `${file} has ${count}:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}\nThe lines between the two --- at its top hold the fields; the other files of that folder show how.`,
  );
}

/** A file whose front matter cannot be read at all. Its first line, `---`, is not counted by who reads the fields. */
function unreadable(error: unknown): unknown {
  const { loc, message } = error as {
    readonly loc?: { readonly file?: string; readonly line?: number };
    readonly message: string;
  };
  if (!loc?.file) return error;
  const file = loc.file.slice(loc.file.indexOf('content/'));
  return report(file, [
    `line ${(loc.line ?? 0) + 1} cannot be read (${message}). A text with a colon or a # needs quotes.\n    Example:  title: "Rates: how they are made"`,
  ]);
}

/**
 * The Markdown files of a folder of content, checked against a schema. Drafts are among them in development only.
 *
 * @throws TextMistake naming the file, each wrong field and an example
 */
export function checkedTexts(folder: string, schema: z.ZodType): Loader {
  const files = glob({ base: `./content/${folder}`, pattern: '*.md' });
  const examples = examplesOf(schema);
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return {
    name: 'checked-texts',
    load: async (context) => {
      const parseData: typeof context.parseData = async (entry) => {
        const checked = schema.safeParse(entry.data);
        const isDraft = (entry.data as { readonly draft?: unknown }).draft === true;
        const source = entry.filePath ? readFileSync(entry.filePath, 'utf8') : '';
        const mistakes = [
          ...(checked.success ? [] : plainMistakes(checked.error, entry.data, examples, fields)),
          ...mistakesInWords(source, isDraft),
        ];
        if (mistakes.length > 0) throw report(`content/${folder}/${basename(entry.filePath ?? entry.id)}`, mistakes);
        return context.parseData(entry);
      };
      try {
        await files.load({ ...context, parseData });
      } catch (error) {
        throw unreadable(error);
      }
      // Only the development server watches files. A build must not even hold a draft: no page, feed or list can then show it.
      if (context.watcher) return;
      for (const [id, { data }] of context.store.entries()) if (data.draft === true) context.store.delete(id);
    },
  };
}
