import { company } from './rules/company.ts'

for (const f of company()) console.log(f.name, f.rate.toFixed(1), f.peer, f.peerRate.toFixed(1), f.ratio.toFixed(3))
