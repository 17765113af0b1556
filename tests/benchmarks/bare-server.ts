import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// What Node can do at most: the same bytes and headers for every request, nothing asked and nothing looked up.
const [bodyFile = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const lines = Object.entries({ ...JSON.parse(headers), 'content-length': String(body.length) }).flat() as string[];
createServer((_request, response) => response.writeHead(200, lines).end(body)).listen(Number(process.env.PORT), '127.0.0.1');
