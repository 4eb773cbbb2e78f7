import type { SightClass } from '@tactic48/geometry'
import type { ReactElement } from 'react'

/** Open is an open eye, Partial Cover an eye over a wall, hidden a closed eye: told apart by outline. */
export function SightMark({ sight }: { sight: SightClass }): ReactElement {
  return (
    <svg className={`sight-mark ${sight}`} viewBox="0 0 32 32" aria-hidden="true">
      {sight === 'none' ? (
        <path d="M4 14.5q12 9 24 0M7 18.5l-2.5 3.5M13 20.5l-1 4M19 20.5l1 4M25 18.5l2.5 3.5" />
      ) : (
        <>
          <path
            d={
              sight === 'open'
                ? 'M3.5 16S8.5 8 16 8s12.5 8 12.5 8-5 8-12.5 8S3.5 16 3.5 16Z'
                : 'M3.5 16S8.5 8 16 8s12.5 8 12.5 8'
            }
          />
          {sight === 'open' ? (
            <circle className="pupil" cx="16" cy="16" r="4.2" />
          ) : (
            <>
              <path className="pupil" d="M11.8 16a4.2 4.2 0 0 1 8.4 0Z" />
              <path d="M2.5 19h27M2.5 25h27M9 19v6M22 19v6" />
            </>
          )}
        </>
      )}
    </svg>
  )
}
