import type { Point } from '@tactic48/geometry'
import type { FigureId, GameState, MarkerId } from '@tactic48/rules'

/** Names as the table knows them. */
export interface Cast {
  figure(id: FigureId): string
  /** Whose marker it is. */
  marker(id: MarkerId): string
}

export function castOf(state: GameState): Cast {
  const figure = (id: FigureId): string => state.figures.find((one) => one.id === id)?.name ?? id
  return {
    figure,
    marker(id) {
      const marker = state.markers.find((one) => one.id === id)
      if (!marker) return id
      const owners = marker.kind === 'opportunityFire' ? [marker.owner] : marker.participants.map((one) => one.figure)
      return owners.map(figure).join(' and ')
    },
  }
}

export const placeText = ({ x, y }: Point): string => `(${x / 1000}, ${y / 1000})`
