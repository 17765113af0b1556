/**
 * Port of the site under test: not the one people use, so that both can run. TEST_PORT moves it, for a second run beside the
 * first.
 */
export function testPort(): number {
  const given = process.env.TEST_PORT ?? '4329';
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1024 || port > 65535) {
    throw new Error(`TEST_PORT is "${given}". Give a port from 1024 to 65535, such as 4329.`);
  }
  return port;
}
