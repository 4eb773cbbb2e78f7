import { figureOf } from '@tactic48/rules'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hrefOf } from '../app/route.ts'
import { Logo } from '../app/TopBar.tsx'
import { useTheme } from '../app/theme.ts'
import { useGame } from '../game/gameStore.ts'
import { PositionText } from '../prose/PositionText.tsx'
import { useGameName } from '../replay/useGameName.ts'
import { Loupe } from '../table/Loupe.tsx'
import { sceneOf } from '../table/sceneOf.ts'
import { TableView } from '../table/TableView.tsx'
import { ZoomButtons } from '../table/ZoomButtons.tsx'
import { useAffected } from './Affected.tsx'
import { Banner } from './Banner.tsx'
import { AnswerTags } from './call/AnswerTags.tsx'
import { chooseVerb, speaker } from './commands.ts'
import { EndTurnDialog, ResignDialog, UndoDialog } from './Dialogs.tsx'
import { HitTags } from './HitTags.tsx'
import { usePlayingOpponent } from './opponentAtWork.ts'
import { PieceTag } from './PieceTag.tsx'
import { PlanTags } from './PlanTags.tsx'
import { PlayMenu } from './PlayMenu.tsx'
import { CountdownTags } from './pending/Countdowns.tsx'
import { PendingList } from './pending/PendingList.tsx'
import { PlayContext, usePlay } from './playContext.ts'
import { AnchoredPrompt } from './prompt/PromptCard.tsx'
import { usePrompt } from './prompt/usePrompt.ts'
import { Rail } from './Rail.tsx'
import { Result } from './Result.tsx'
import { nextOf, readyFigures } from './readiness.ts'
import { actorIn, draftFor } from './situation.ts'
import { Figures, GroundLayers, OverLayers } from './TableLayers.tsx'
import { ToolButtons } from './ToolButtons.tsx'
import { ToolTags } from './ToolLayer.tsx'
import { useIntent, useTable } from './tableStore.ts'
import { useAnswers } from './useAnswers.ts'
import { useCloserLook, useQuestionInSight, useTargetInSight } from './useCloserLook.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useGameInPlay } from './useGameInPlay.ts'
import { useKeys } from './useKeys.ts'
import { useNarrow, useSmall } from './useOnScreen.ts'
import { usePointer } from './usePointer.ts'
import { useShot } from './useShot.ts'
import { VerbRing } from './VerbRing.tsx'
import { judgedVerbs } from './verbs/judged.ts'
import { entryOf } from './verbs/verbs.ts'

/** The table is the page; everything else sits around it. */
export function GameTable(): ReactElement | undefined {
  const play = useGameInPlay()
  if (!play) return undefined
  return (
    <PlayContext.Provider value={play}>
      <TableInPlay />
    </PlayContext.Provider>
  )
}

function TableInPlay(): ReactElement {
  const { t } = useTranslation('play')
  const play = usePlay()
  const { state, side, lens } = play
  const game = useGame((store) => store.game)
  const night = useTheme((theme) => theme.theme === 'dark')
  const table = useTable()
  const narrow = useNarrow()
  const small = useSmall()
  const holder = useRef<HTMLDivElement>(null)
  usePlayingOpponent()
  const prompt = usePrompt()
  const title = useGameName({ title: game?.title ?? '', battlefield: game?.battlefield ?? '' })
  useEffect(() => {
    document.title = t('title', { title })
  }, [t, title])
  useAnswers(play)
  useFocusKept(play)

  const { selected, verb, tool, spot, dragging, moment, asked } = table
  const chosen = selected ? figureOf(state, selected) : undefined
  const actor = actorIn(play, selected)
  const intent = useIntent()
  const draft = useMemo(() => draftFor(play, intent), [play, intent])
  const verbs = useMemo(() => (actor ? judgedVerbs(state, actor) : []), [state, actor])
  const ready = useMemo(() => readyFigures(play), [play])
  const shot = useShot(play, actor, draft, verb && entryOf(verb).shoots)
  const hits = useAffected(draft)
  const scene = useMemo(() => sceneOf(game?.battlefield ?? '', state.table), [game?.battlefield, state.table])
  useCloserLook(small ? actor : undefined)
  useTargetInSight(small ? actor : undefined, shot?.target)
  useQuestionInSight(small ? prompt : undefined)
  usePointer(holder, lens)
  useKeys()

  const next = nextOf(ready, selected)
  const shut = (): void => table.change({ asked: undefined })
  return (
    <div className={`play${small ? ' phone' : ''}`} data-phase={state.phase} data-turn={state.turn.number}>
      <header className="play-bar">
        <a className="play-home" href={hrefOf({ page: 'front' })} aria-label={t('toFront')}>
          <Logo />
        </a>
        <h1 className="play-title">
          {title} <span className="muted">· {t(state.setup.gameType)}</span>
        </h1>
        <Banner draft={draft} next={next} />
        {!narrow && <ToolButtons />}
        <PlayMenu onResign={() => table.change({ asked: 'resign' })} />
      </header>
      <main className="play-main">
        <div
          className="table-holder"
          ref={holder}
          data-tool={tool}
          data-verb={verb}
          data-dragging={dragging || undefined}
        >
          <TableView
            scene={scene}
            lens={lens}
            night={night}
            label={t('table', { width: state.table.width / 1000, height: state.table.height / 1000 })}
            figures={<Figures next={next} />}
            above={<OverLayers shot={shot} hits={hits} />}
            tags={
              <>
                {draft && <PlanTags draft={draft} />}
                <HitTags hits={hits} />
                <PieceTag />
                <ToolTags />
                <CountdownTags />
                <AnswerTags />
              </>
            }
          >
            <GroundLayers actor={actor} draft={draft} shot={shot} />
          </TableView>
          {!small && actor && !verb && !dragging && !tool && (
            <VerbRing
              key={`${actor.id} ${actor.position.x} ${actor.position.y}`}
              figure={actor}
              verbs={verbs}
              chosen={verb}
              onChoose={chooseVerb}
            />
          )}
          <PendingList />
          {!small && prompt && <AnchoredPrompt prompt={prompt} />}
          {dragging && small && spot && <Loupe lens={lens} x={spot.x / 1000} y={spot.y / 1000} />}
          {narrow && <ToolButtons />}
          <ZoomButtons lens={lens} />
          {moment !== undefined && (
            <div className="moment-bar">
              <span>{t('next.moment')}</span>
              <button type="button" className="btn" data-now onClick={() => table.change({ moment: undefined })}>
                {t('act.now')}
              </button>
            </div>
          )}
        </div>
        <Rail chosen={chosen} actor={actor} verbs={verbs} draft={draft} shot={shot} prompt={prompt} />
        <PositionText state={state} />
        <p className="sr">{t('text.keys')}</p>
      </main>
      {asked === 'endTurn' && side && <EndTurnDialog side={side} onClose={shut} />}
      {asked === 'resign' && <ResignDialog side={speaker(play)} onClose={shut} />}
      {typeof asked === 'object' && <UndoDialog side={speaker(play)} refusal={asked.undo} onClose={shut} />}
      <Result />
    </div>
  )
}
