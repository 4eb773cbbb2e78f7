import { expose, transfer } from 'comlink'
import { paintScene } from './paintScene.ts'
import type { Scene } from './scene.ts'

const painter = {
  /** The ground at so many pixels per u. */
  paint(scene: Scene, k: number): ImageBitmap {
    const bitmap = paintScene(scene, k).canvas.transferToImageBitmap()
    return transfer(bitmap, [bitmap])
  },
}

export type Painter = typeof painter

expose(painter)
