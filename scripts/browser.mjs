import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell first: the whole browser starts a second renderer for the window around every page. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/usr/lib/chromium',
  '/usr/lib64/chromium-browser',
  '/snap/bin',
  '/opt/google/chrome',
  '/opt/homebrew/bin',
]

const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium that every browser test drives: the one named by CHROMIUM, else one in PATH, else one in the usual places.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''), ...USUAL_PLACES]
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS]
  return candidates.find(isProgram)
}
