/** The site's marks, as strokes on a field of 24 by 24. Each is its own constant, so that a script carries those it draws. */
export const arrow = 'M5 12h14M13 6l6 6-6 6';
export const calendar = 'M4 5.5h16V20H4zM4 10h16M8.5 3v4M15.5 3v4M8 14h2M14 14h2M8 17h2';
export const check = 'M5 12.5 9.5 17 19 7.5';
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2';
export const cross = 'M6 6l12 12M18 6 6 18';
export const disclosure = 'M9 6l6 6-6 6';
export const gauge = 'M4.6 18.5a9 9 0 1 1 14.8 0M12 14l4.5-5.5M12 13.9v.2';
export const key = 'M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M11.2 11.8 20 3M17 6l3 3M13.6 9.4l2.4 2.4';
export const link = 'M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 0 1 0 10h-2M8 12h8';
export const lock = 'M5.5 11h13v9.5h-13zM8 11V8a4 4 0 0 1 8 0v3M12 14.7v2';
export const mail = 'M3 5.5h18v13H3zM3.5 6.5 12 13.2l8.5-6.7';
export const menu = 'M4 6.5h16M4 12h16M4 17.5h16';
export const message = 'M4 4h16v12H9l-5 4.5zM8 8.3h8M8 11.8h5';
export const people =
  'M9 11a3.6 3.6 0 1 0 0-7.2A3.6 3.6 0 0 0 9 11M2.5 20.2v-1a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v1M15.6 4a3.6 3.6 0 0 1 0 6.8M17.8 14.5a5 5 0 0 1 3.7 4.8v.9';
export const phone = 'M5 3h3.5l2 5L8 9.8A12 12 0 0 0 14.2 16l1.8-2.5 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z';
export const place = 'M12 21.5s7-6.2 7-11.8a7 7 0 0 0-14 0c0 5.6 7 11.8 7 11.8zM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2';
export const printer = 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z';
export const renew = 'M20 4.5V10h-5.5M4 19.5V14h5.5M19.4 10A8 8 0 0 0 5.7 7M4.6 14a8 8 0 0 0 13.7 3';
export const rise = 'M3 17l6-6 4 4 8-8M15 7h6v6';
export const save = 'M12 3v12M7 10l5 5 5-5M4 20h16';
export const scales = 'M12 4v16M8 20h8M5 6.5h14M5.5 6.5l-3 8a3.2 3.2 0 0 0 6 0zM18.5 6.5l-3 8a3.2 3.2 0 0 0 6 0z';
export const share = 'M12 15V3M7 8l5-5 5 5M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6';
export const star = 'M12 3l2.8 5.8 6.3.9-4.6 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3-4.6-4.4 6.3-.9z';
export const umbrella = 'M12 3v1M3 13a9 9 0 0 1 18 0zM12 13v5.5a2.4 2.4 0 0 0 4.8 0';
export const video = 'M3 6.5h12.5v11H3zM15.5 11l5.5-3.3v8.6L15.5 13';
export const voicemail = 'M6.5 16a4 4 0 1 0-.1 0h11.2a4 4 0 1 0-.1 0';
