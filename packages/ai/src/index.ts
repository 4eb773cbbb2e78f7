export { TOKEN } from './appraise.ts'
export * from './greedy.ts'
