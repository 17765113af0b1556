// A followed link with dates, `#dates?day=20270226`, is no element's id, so no browser goes there; and the planner, far down the page,
// starts when it is seen. After a reload, or on the way back, the browser returns to the old place itself.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash.startsWith('#dates?') && arrival?.type === 'navigate') document.getElementById('dates')?.scrollIntoView();

export {};
