/** Whether a host is this machine itself, where nobody can listen on the line: `localhost`, `127.0.0.1`, `::1`. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}
