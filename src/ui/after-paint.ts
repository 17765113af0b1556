/** Does something once the browser has shown what stands there now. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => {
    // A frame's callbacks come before its picture, a message of theirs after it. A timer would wait for the finger to leave.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      act();
    };
    port2.postMessage(undefined);
  });
}
