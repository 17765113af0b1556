import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the built page and until the script runs, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
