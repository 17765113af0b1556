/** Name of an element in the WebDriver protocol, https://www.w3.org/TR/webdriver2/#elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** One session of a browser that is driven by WebDriver, https://www.w3.org/TR/webdriver2/. */
export interface Session {
  /** @throws Error with the driver's own words when it refuses */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** @throws Error when no element matches */
  find(selector: string): Promise<string>;
  /** False once the browser has crashed: the driver then knows nothing of the session any more. */
  lives(): Promise<boolean>;
}

/** What a driver refused, with its own code of the error. */
class Refused extends Error {
  readonly code: string;
  constructor(request: string, code: string, message: string) {
    super(`WebDriver, ${request}: ${code}. ${message}`);
    this.code = code;
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Refused(`${method} ${url}`, error, message);
}

/** Asks a driver that listens at `driverUrl` for a browser. */
export async function startSession(driverUrl: string, capabilities: object): Promise<Session> {
  const opened = await ask(`${driverUrl}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  const session = `${driverUrl}/session/${(opened as { sessionId: string }).sessionId}`;
  const send: Session['send'] = (method, path, body) => ask(session + path, method, method === 'POST' ? (body ?? {}) : undefined);
  return {
    send,
    async lives() {
      try {
        await send('GET', '/url');
        return true;
      } catch (error) {
        if (error instanceof Refused && error.code === 'invalid session id') return false;
        throw error;
      }
    },
    async find(value) {
      const found = await send('POST', '/element', { using: 'css selector', value });
      return (found as Record<string, string>)[elementKey] as string;
    },
  };
}
