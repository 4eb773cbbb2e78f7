import type { SideId } from '@tactic48/rules'

type Places = readonly (readonly [x: number, y: number])[]

/** Even forces on a table that suits them. */
export interface Match {
  readonly field: string
  readonly forces: { readonly [side in SideId]: string }
  /** In u, in the order of the force: inside the deployment zone (SETUP-09), and nobody in the open in sight of the enemy. */
  readonly places: { readonly [side in SideId]: Places }
}

/** The first is every newcomer's. */
export const MATCHES: readonly Match[] = [
  {
    field: 'crossroads',
    forces: { blue: 'us-airborne/strike', ember: 'de-infantry/squad' },
    places: {
      blue: [
        [22.6, 21.8],
        [16.9, 21.7],
        [25, 19.6],
        [16.6, 20],
        [18.7, 18.7],
        [22.6, 19.2],
      ],
      ember: [
        [16.2, 3.8],
        [30.3, 5.1],
        [24.1, 2.1],
        [28.8, 1.3],
        [24.7, 5],
        [31, 3.3],
      ],
    },
  },
  {
    field: 'broken-village',
    forces: { blue: 'su-rifle/squad', ember: 'de-infantry/squad' },
    places: {
      blue: [
        [13.2, 20.1],
        [18.4, 19.1],
        [4.5, 20.3],
        [20.1, 23.4],
        [7.2, 20],
        [4.2, 21.9],
      ],
      ember: [
        [13.2, 4.7],
        [18.4, 3.7],
        [8.2, 4.7],
        [21.8, 3.9],
        [14.3, 5.1],
        [7.1, 0.9],
      ],
    },
  },
  {
    field: 'orchard-wall',
    forces: { blue: 'us-rifle/squad', ember: 'de-airborne/squad' },
    places: {
      blue: [
        [14.6, 23.2],
        [12.7, 22.7],
        [7.5, 19.7],
        [18, 19.4],
        [5.7, 19.1],
        [2.9, 21.2],
      ],
      ember: [
        [17.3, 3.8],
        [14, 0.7],
        [16.6, 1.7],
        [3.8, 3.8],
        [25, 4.2],
      ],
    },
  },
  {
    field: 'sunken-lane',
    forces: { blue: 'uk-airborne/squad', ember: 'de-airborne/squad' },
    places: {
      blue: [
        [16.4, 19.1],
        [6.1, 20],
        [7.8, 21.7],
        [6.1, 21.7],
        [15.3, 18.8],
        [4.8, 23],
      ],
      ember: [
        [15.2, 4.4],
        [17.8, 5],
        [25.3, 3.8],
        [27.3, 4.4],
        [16.6, 5.3],
      ],
    },
  },
  {
    field: 'pine-ridge',
    forces: { blue: 'us-airborne/patrol', ember: 'de-airborne/patrol' },
    places: {
      blue: [
        [13.7, 21.7],
        [19.9, 22],
        [22.9, 22.2],
        [6.4, 20.9],
        [15.1, 25.5],
      ],
      ember: [
        [12, 4.7],
        [14, 0.5],
        [12, 0.5],
        [16.1, 5],
      ],
    },
  },
  {
    field: 'hill-rocks',
    forces: { blue: 'us-rifle/patrol', ember: 'su-rifle/patrol' },
    places: {
      blue: [
        [11.9, 19.8],
        [18.1, 19.5],
        [5.1, 20.1],
        [9.7, 20.2],
        [16.6, 20.1],
      ],
      ember: [
        [11.9, 5],
        [4.9, 5.3],
        [19.1, 3.3],
        [7.2, 5.2],
        [17.8, 3.8],
      ],
    },
  },
]
