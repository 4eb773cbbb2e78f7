import { saveSetting, useSettings } from '../../app/settings.ts'

/** Only one game in a browser is the first. */
export function guideThrough(game: string): void {
  if (useSettings.getState().guided === undefined) saveSetting('guided', game)
}

export const endGuide = (): void => saveSetting('guided', 'off')

/** Three turns of each side. */
export const GUIDED_TURNS = 6
