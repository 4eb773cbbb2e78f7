import { expect, test } from 'vitest'
import { unreadable } from '../src/files/wrong.ts'

const START = {
  PNG: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a],
  JPEG: [0xff, 0xd8, 0xff, 0xe0],
  WebP: [...'RIFF1234WEBP'].map((letter) => letter.charCodeAt(0)),
}

test.each(Object.entries(START))('a %s is called a picture, whatever its name says', async (type, bytes) => {
  const file = new Blob([Uint8Array.from(bytes)], { type: 'application/json' })
  expect(await unreadable(file)).toMatchObject({ wrong: 'isPicture', params: { type } })
})

test('a card file is read', async () => {
  expect(await unreadable(new Blob(['{ "format": 1 }'], { type: 'application/json' }))).toBeUndefined()
  expect(await unreadable(new Blob([]))).toBeUndefined()
})
