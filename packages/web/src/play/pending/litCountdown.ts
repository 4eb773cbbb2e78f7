import { create } from 'zustand'

const NONE: readonly string[] = []

/** The countdowns that are pointed at in the list: they are lit on the table. */
export const useLitCountdowns = create<{ readonly lit: readonly string[] }>()(() => ({ lit: NONE }))

export const lightCountdowns = (lit: readonly string[] = NONE): void => useLitCountdowns.setState({ lit })
