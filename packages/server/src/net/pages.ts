import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bundles } from '../bundles/bundles.ts'
import { BUILD_NAME, INDEX, typeOf } from '../bundles/pageBuild.ts'

type Asked = FastifyRequest<{ Params: { readonly build: string; readonly '*'?: string } }>

/** Page builds of running games, each under its own name: /v/<build>/. */
export async function pinnedPages(app: FastifyInstance, bundles: Bundles): Promise<void> {
  const say = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)

  const method = ['GET', 'HEAD']
  app.route({
    method,
    url: '/:build',
    handler: ({ params }: Asked, reply) => reply.redirect(`./${encodeURIComponent(params.build)}/`, 308),
  })
  app.route({
    method,
    url: '/:build/*',
    handler: async (request: Asked, reply) => {
      const { build } = request.params
      const path = request.params['*'] || INDEX
      const row = BUILD_NAME.test(build) ? await bundles.row(build) : undefined
      if (row?.kind !== 'page') return say(reply, 404, `There is no page build ${build} here.`)
      if (row.isWithdrawn) return say(reply, 410, `Page build ${build} was withdrawn.`)
      const file = await bundles.pageFile(build, path)
      if (!file) return say(reply, 404, 'Nothing is here.')
      if (file === 'damaged') return say(reply, 500, `Page build ${build} is damaged: ${path} does not match its hash.`)
      // These files never change; only the index is revalidated, so that a build can be withdrawn.
      const tag = `"${build}"`
      void reply
        .header('Cache-Control', path === INDEX ? 'no-cache' : 'public, max-age=31536000, immutable')
        .header('ETag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      void reply.type(typeOf(path)).header('Vary', 'Accept-Encoding')
      const takesPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      if (file.isPacked && takesPacked) return reply.header('Content-Encoding', 'br').send(file.body)
      return reply.send(file.isPacked ? brotliDecompressSync(file.body) : file.body)
    },
  })
}
