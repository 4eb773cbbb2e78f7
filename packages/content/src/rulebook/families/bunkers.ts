import { rule, say, when } from '../template.ts'

export const MOUNT = {
  'MOUNT-01': rule(
    ['Horses', 'Cavalli', 'Caballos'],
    say(
      'Only Characters with RIDER may use a saddle horse; it follows the rules for vehicles (HOUSE-03).',
      'Solo i Personaggi con CAVALIERE possono usare un cavallo da sella; segue le regole dei veicoli (HOUSE-03).',
      'Solo los Personajes con JINETE pueden usar un caballo de silla; sigue las reglas de vehículos (HOUSE-03).',
    ),
  ),
  'MOUNT-02': rule(
    ['Motorbikes', 'Motociclette', 'Motocicletas'],
    say(
      'Anyone may ride one, but without BIKER every Action on it costs {bikeExtra} AT more, even a free one. On a Move that extra counts for MOVE-03.',
      'Chiunque può usarla, ma senza MOTOCICLISTA ogni Azione in sella costa {bikeExtra} AT in più, anche se gratuita. In un movimento anche questo AT conta per MOVE-03.',
      'Cualquiera puede usarla, pero sin MOTORISTA cada Acción montado cuesta {bikeExtra} FA más, incluso las gratuitas. Al Mover, ese extra cuenta para MOVE-03.',
    ),
  ),
  'MOUNT-03': rule(
    ['Bicycles', 'Biciclette', 'Bicicletas'],
    say('Anyone may ride a bicycle.', 'Chiunque può andare in bicicletta.', 'Cualquiera puede ir en bicicleta.'),
  ),
  'MOUNT-04': rule(
    ['Everything else', 'Tutto il resto', 'Todo lo demás'],
    say(
      'The sheets do not print rules for vehicles: HOUSE-03 has them. Anyone may drive.',
      'I regolamenti non hanno regole per i veicoli: le trovi in HOUSE-03. Chiunque può guidare.',
      'Los reglamentos no traen reglas de vehículos: están en HOUSE-03. Cualquiera puede conducir.',
    ),
  ),
} as const

export const BUNKER = {
  'BUNKER-01': rule(
    ['Under a roof', 'Sotto un tetto', 'Bajo techo'],
    say(
      'Every fortified position with a roof, makeshift ones too, is proof against bombs and cannot be destroyed. The sheets call it SHELTERING.',
      'Ogni posizione fortificata con un tetto, anche di fortuna, è a prova di bomba e non si può distruggere. Il regolamento la chiama RIFUGIO.',
      'Toda posición fortificada con techo, también las improvisadas, es a prueba de bombas y no se puede destruir. Es terreno de REFUGIO.',
    ),
  ),
  'BUNKER-02': rule(
    ['Getting at those inside', 'Colpire chi è dentro', 'Alcanzar a los de dentro'],
    say(
      'Only through the slit or by going in; explosions outside do nothing to them, and a slit is no way in. Suppression over the slit suppresses those inside.',
      'Solo dalla feritoia o entrando; le esplosioni all’esterno non hanno effetto su chi è dentro, e da una feritoia non si entra. Il Fuoco di Soppressione sulla feritoia vale per chi è dentro.',
      'Solo por la tronera o entrando; las explosiones de fuera no les afectan, y por una tronera no se entra. La Supresión sobre la tronera suprime a los de dentro.',
    ),
  ),
  'BUNKER-03': rule(
    ['Close to the slit', 'Vicino alla feritoia', 'Cerca de la tronera'],
    say(
      'From up to {bunkerNear} of the slit attack as usual: the target counts as in the open. A grenade may be thrown in and bursts among them.',
      'Fino a {bunkerNear} dalla feritoia si attacca come al solito: il bersaglio è allo scoperto. Una granata si può tirare dentro, dove esplode.',
      'Hasta {bunkerNear} de la tronera se ataca como siempre: el objetivo está al descubierto. Una granada se puede lanzar dentro y explota allí.',
    ),
  ),
  'BUNKER-04': rule(
    ['Far from the slit', 'Lontano dalla feritoia', 'Lejos de la tronera'],
    say(
      'From farther away roll {bunkerDice} die, whatever the weapon; only a {bunkerOn} hits. Aim, cover and Take Cover change nothing and there is no headshot.',
      'Da più lontano si tira {bunkerDice} dado, qualunque sia l’arma; solo un {bunkerOn} va a segno. Mira, coperture e Ripararsi non cambiano nulla e non c’è headshot.',
      'Desde más lejos se tira {bunkerDice} dado, sea cual sea el arma; solo impacta con {bunkerOn}. Apuntar, las coberturas y En Cobertura no cambian nada, y no hay headshot.',
    ),
    say(
      'A grenade goes in on a {bunkerOn}; otherwise it bursts outside the slit.',
      'Una granata entra con un {bunkerOn}; altrimenti esplode davanti alla feritoia.',
      'Una granada entra con un {bunkerOn}; si no, explota fuera de la tronera.',
    ),
  ),
  'BUNKER-05': rule(
    ['Inside', 'All’interno', 'En el interior'],
    say(
      'For an attacker inside, the target is in the open; hand to hand is as usual.',
      'Per chi attacca dall’interno, il bersaglio è allo scoperto; il Corpo a Corpo è come al solito.',
      'Para quien ataca desde dentro el objetivo está al descubierto; el Cuerpo a Cuerpo es como siempre.',
    ),
  ),
  'BUNKER-06': rule(
    ['Armoured positions', 'Posizioni blindate', 'Posiciones blindadas'],
    when(
      { bunkerArmourBeatenBy: 'hFactor' },
      'Armoured turrets, dug-in tanks and plated slits give way only to heavy weapons with an H factor or to explosive charges; agree their armour before the game (HOUSE-02).',
      'Torrette blindate, carri interrati e feritoie corazzate cedono solo alle armi pesanti con fattore H o alle cariche esplosive; accordatevi prima sulla loro corazza (HOUSE-02).',
      'Las torretas blindadas, los carros enterrados y las troneras con placas solo ceden ante armas pesadas con factor H o cargas explosivas; acordad antes su blindaje (HOUSE-02).',
    ),
    when(
      { bunkerArmourBeatenBy: 'highExplosive' },
      'Armoured turrets, dug-in tanks and plated slits give way only to heavy weapons firing high explosive or to explosive charges; agree their armour before the game (HOUSE-02).',
      'Torrette blindate, carri interrati e feritoie corazzate cedono solo alle armi pesanti che tirano esplosivo o alle cariche esplosive; accordatevi prima sulla loro corazza (HOUSE-02).',
      'Las torretas blindadas, los carros enterrados y las troneras con placas solo ceden ante armas pesadas con munición explosiva o cargas explosivas; acordad antes su blindaje (HOUSE-02).',
    ),
  ),
  'BUNKER-07': rule(
    ['Without a roof', 'Senza tetto', 'Sin techo'],
    say(
      'Open trenches and the like are PROTECTIVE terrain (HOUSE-05).',
      'Trincee aperte e simili sono terreno di PROTEZIONE (HOUSE-05).',
      'Las trincheras abiertas y similares son terreno de PROTECCIÓN (HOUSE-05).',
    ),
  ),
  'BUNKER-08': rule(
    ['Shooting out', 'Sparare dall’interno', 'Disparar desde dentro'],
    say(
      'Those inside shoot through the slit, where their lines of sight must pass, at no disadvantage.',
      'Chi è dentro spara attraverso la feritoia, da cui devono passare le sue linee di vista, senza svantaggi.',
      'Los de dentro disparan por la tronera, por donde deben pasar sus líneas de visión, sin desventaja.',
    ),
  ),
} as const
