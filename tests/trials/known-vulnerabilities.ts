import { spawnSync } from 'node:child_process';

/** What the registry knows against the packages of `package-lock.json`. */
export type Audit =
  | { readonly kind: 'clean' }
  /** One sentence for each package, worst first. */
  | { readonly kind: 'found'; readonly findings: readonly string[] }
  /** The registry did not say: a mirror, or no line to it. */
  | { readonly kind: 'unanswered'; readonly reason: string };

interface Report {
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly via: readonly unknown[] }>>;
  readonly message?: string;
}

/** Severities that stop a release, worst first. */
const grave = ['critical', 'high'];

function reasonOf(via: unknown): string {
  if (typeof via === 'string') return `through ${via}`;
  const { title, url } = via as { title?: string; url?: string };
  return [title, url].filter(Boolean).join(', ');
}

/**
 * Reads what `npm audit --json` printed.
 *
 * @throws Error in one sentence when it is neither a report nor the word that the registry gave none
 */
export function readAudit(printed: string, complaints: string): Audit {
  const report = (printed.trimStart().startsWith('{') ? JSON.parse(printed) : {}) as Report;
  if (report.auditReportVersion === 2) {
    const findings = grave.flatMap((severity) =>
      Object.entries(report.vulnerabilities ?? {})
        .filter(([, vulnerability]) => vulnerability.severity === severity)
        .map(([name, { via }]) => `${name}, ${severity}: ${via.map(reasonOf).join('; ')}`),
    );
    return findings.length > 0 ? { kind: 'found', findings } : { kind: 'clean' };
  }
  if (complaints.includes('audit endpoint returned an error')) {
    return { kind: 'unanswered', reason: `the registry does not answer audits (${report.message ?? 'no reason given'})` };
  }
  throw new Error(`npm audit said nothing that can be read: ${(printed + complaints).trim().slice(0, 300)}`);
}

/**
 * Asks the registry of this machine's npm, or another one.
 *
 * @throws Error in one sentence when npm cannot be run or says something else
 */
export function auditPackages(registry?: string): Audit {
  const { error, stdout, stderr } = spawnSync(
    'npm',
    [
      'audit',
      '--audit-level=high',
      '--package-lock-only',
      '--json',
      '--loglevel=warn',
      ...(registry ? ['--registry', registry] : []),
    ],
    { encoding: 'utf8', env: { ...process.env, npm_config_fetch_retries: '1', npm_config_fetch_timeout: '20000' } },
  );
  if (error) throw new Error(`npm could not be run: ${error.message}`);
  return readAudit(stdout, stderr);
}
