import { cpSync, createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { fileHashes, hashList, sha256 } from '../publishing/file-hashes.ts';
import type { ServerAddress } from '../ssh/server-address.ts';
import { pinnedNode, withNodeFor } from './node-for-server.ts';
import type { Place, Tell } from './place.ts';
import { PublishFault } from './publish-fault.ts';
import { copyProgram } from './server-program.ts';
import { askServer } from './ssh.ts';
import { packed, unpack } from './tar.ts';

/** The version of what `docs/hosting/mortgage-publish` understands. */
const protocol = '1';

interface ServerStatus {
  readonly machine: string;
  readonly nodes: readonly string[];
  readonly current: string | undefined;
}

/** A server that was prepared by `docs/hosting/prepare-server.sh`. */
export class ServerPlace implements Place {
  readonly name: string;
  readonly runsServer = true;
  readonly #server: ServerAddress;
  readonly #settings: string;

  /** @param settings the text of the settings file that the site on the server goes by */
  constructor(server: ServerAddress, settings: string) {
    this.#server = server;
    this.#settings = settings;
    this.name = `the server ${server.host}`;
  }

  async publicRelease(): Promise<string | undefined> {
    return (await this.#status()).current;
  }

  async copyPublic(into: string): Promise<boolean> {
    if (!(await this.publicRelease())) return false;
    await askServer(this.#server, ['pages'], { output: (answer) => unpack(answer, into) });
    return true;
  }

  async publish(built: string, id: string, tell: Tell): Promise<void> {
    const status = await this.#status();
    const node = `${pinnedNode('.')}-${status.machine}`;
    if (!status.nodes.includes(node)) await this.#sendNode(node, status.machine, tell);
    const staged = mkdtempSync(join(tmpdir(), 'release-'));
    try {
      const sum = this.#stage(built, staged);
      tell(`Sending the site to ${this.#server.host}.`);
      await askServer(this.#server, ['receive', id, sum, node], { input: packed(staged) });
    } finally {
      rmSync(staged, { recursive: true, force: true });
    }
    tell('Everything has arrived as it was sent. The server changes over.');
    await askServer(this.#server, ['switch', id]);
  }

  async goBack(): Promise<void> {
    await askServer(this.#server, ['back']);
  }

  async #status(): Promise<ServerStatus> {
    const said = await askServer(this.#server, ['status']);
    const values = (name: string) => [...said.matchAll(new RegExp(`^${name} (\\S+)$`, 'gm'))].map(([, value]) => value as string);
    const [version] = values('mortgage-site');
    if (version !== protocol)
      throw new PublishFault(
        version === undefined
          ? `${this.#server.host} answers, and is not prepared for publishing. Run prepare-server.sh there (docs/deploy.md).`
          : `${this.#server.host} was prepared for another version of this project. Run the newer prepare-server.sh there (docs/deploy.md).`,
      );
    const [machine = ''] = values('machine');
    return { machine, nodes: values('node'), current: values('current')[0] };
  }

  async #sendNode(name: string, machine: string, tell: Tell): Promise<void> {
    tell('Sending the program that runs the site (Node, about 45 MB). That is needed once for each version.');
    await withNodeFor(machine, '.', async (file) => {
      const sum = sha256(readFileSync(file));
      await askServer(this.#server, ['node', name, sum], { input: createReadStream(file).pipe(createGzip()) });
    });
  }

  /** Puts together what the server runs; returns the hash of the list of its hashes. */
  #stage(built: string, staged: string): string {
    mkdirSync(join(staged, 'dist'));
    cpSync(built, join(staged, 'dist'), { recursive: true });
    copyProgram('.', staged);
    writeFileSync(join(staged, 'settings.env'), this.#settings, { mode: 0o640 });
    const list = hashList(fileHashes(staged));
    writeFileSync(join(staged, 'SHA256SUMS'), list);
    return sha256(list);
  }
}
