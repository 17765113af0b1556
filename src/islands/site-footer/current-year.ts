/** The copyright follows the calendar: a page that was built last year says this one. */
const shown = document.querySelector('#copyright-year');
const year = new Date().getFullYear();
// A visitor's clock that runs behind takes nothing back.
if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
