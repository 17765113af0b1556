import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Where the server under test keeps its leads; `serve-sample-site.ts` writes it down. */
export const dataFolderNote = 'test-results/data-folder.txt';

export interface StoredLead {
  readonly form: string;
  readonly values: Record<string, string>;
}

/** What the server under test has stored from one e-mail address. */
export function leadsFrom(email: string): StoredLead[] {
  const database = new DatabaseSync(`${readFileSync(dataFolderNote, 'utf8')}/leads.db`, { readOnly: true });
  try {
    const rows = database.prepare('SELECT form, fields FROM leads ORDER BY rowid').all() as { form: string; fields: string }[];
    return rows
      .map(({ form, fields }) => ({ form, values: JSON.parse(fields) as Record<string, string> }))
      .filter(({ values }) => values.email === email);
  } finally {
    database.close();
  }
}
