export const offlineEn = {
  ready: 'A newer edition of Tactic48 is ready. Your games are kept.',
  othersOpen: 'Other tabs still use this edition. Close them first, then load the new one.',
  load: 'Load it now',
  later: 'Later',
} as const
