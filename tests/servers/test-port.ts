/** Port of the site under test; not the one people use, so that both can run. `TEST_PORT` names another one. */
export const testPort = Number(process.env.TEST_PORT || 4329);
