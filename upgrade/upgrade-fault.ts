/** Why the site is not upgraded: sentences for the owner. Unless they say otherwise, nothing has changed. */
export class UpgradeFault extends Error {
  override readonly name = 'UpgradeFault';
}
