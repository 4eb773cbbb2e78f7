/// <reference lib="webworker" />
import type { BakeAnswer, BakeRequest } from './bake.ts'
import { paintScene } from './paintScene.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<BakeRequest>) => {
  const sheet = paintScene(data.scene, data.k)
  const bitmap = sheet.canvas.transferToImageBitmap()
  const answer: BakeAnswer = { k: data.k, bitmap }
  self.postMessage(answer, [bitmap])
}
