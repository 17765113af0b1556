/** Prints the plan without the guide around it. Whoever prints by the browser's menu gets both. */
export function printAlone(): void {
  const page = document.documentElement;
  page.classList.add('dates-alone');
  window.addEventListener('afterprint', () => page.classList.remove('dates-alone'), { once: true });
  window.print();
}
