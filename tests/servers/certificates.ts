import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One value of the encoding that certificates are written in (DER, ITU-T X.690). */
function der(tag: number, ...contents: readonly (Uint8Array | number[])[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Uint8Array.from(part)));
  const length = content.length;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Uint8Array.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const ecdsaWithSha256 = sequence(der(0x06, [0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]));

/** `20261121120000Z`: seconds, in the form that holds for every year. */
function time(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}

/** A distinguished name of a common name alone. */
function commonName(name: string): Buffer {
  return sequence(der(0x31, sequence(der(0x06, [0x55, 4, 3]), der(0x0c, Buffer.from(name)))));
}

export interface TestCertificate {
  /** PEM, as `tls.createServer` takes it. */
  readonly key: string;
  readonly cert: string;
}

/**
 * Makes a certificate for 127.0.0.1 that signs itself (RFC 5280). A client that is told to trust it meets every other check.
 *
 * @param from when it begins to hold
 * @param until when it ends
 * @param address the four numbers of the address that it names
 */
export function makeCertificate(from: Date, until: Date, address = [127, 0, 0, 1]): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const name = commonName(`mail server ${randomBytes(4).toString('hex')}`);
  const alternativeName = sequence(der(0x06, [0x55, 0x1d, 0x11]), der(0x04, sequence(der(0x87, address))));
  const authority = sequence(der(0x06, [0x55, 0x1d, 0x13]), der(0x01, [0xff]), der(0x04, sequence(der(0x01, [0xff]))));
  const body = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [1, ...randomBytes(8)]),
    ecdsaWithSha256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(authority, alternativeName)),
  );
  const signed = sequence(body, ecdsaWithSha256, der(0x03, [0], sign('sha256', body, privateKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return { key, cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` };
}
