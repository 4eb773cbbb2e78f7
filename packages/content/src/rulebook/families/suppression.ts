import { rule, say, when } from '../template.ts'

export const SF = {
  'SF-01': rule(
    ['Starting it', 'Iniziarlo', 'Iniciarlo'],
    say(
      'For {sfCost} AT a Character with the SF symbol puts a marker on a point it can see and another on its own card.',
      'Con {sfCost} AT un Personaggio con il simbolo SF mette un segnalino su un punto che vede e un altro sulla sua carta.',
      'Por {sfCost} FA un Personaje con el símbolo FS coloca una ficha en un punto que vea y otra en su carta.',
    ),
  ),
  'SF-02': rule(
    ['The area', 'L’area', 'El área'],
    say(
      'It reaches as far from the marker as the SF number on the starter’s card; a symbol without a number means {2u}.',
      'Arriva dal segnalino fino al numero SF sulla carta di chi lo inizia; un simbolo senza numero vale {2u}.',
      'Llega desde la ficha hasta el número FS de la carta de quien lo inicia; un símbolo sin número vale {2u}.',
    ),
  ),
  'SF-03': rule(
    ['Friend and foe', 'Amici e nemici', 'Amigos y enemigos'],
    say(
      'Everyone in the area is affected, your own men too.',
      'Ne soffre chiunque sia nell’area, anche i tuoi.',
      'Afecta a todos los que estén en el área, también a los tuyos.',
    ),
  ),
  'SF-04': rule(
    ['Suppressed', 'Sotto soppressione', 'Suprimidos'],
    when(
      { sfAffectsWhen: 'anyMoment' },
      'A Character that is in the area at any moment of a turn is suppressed to the end of that turn, even if it leaves or the marker goes: standing there when the turn begins, having the marker laid over it, or moving through is all the same.',
      'Un Personaggio che in un momento qualsiasi del turno è nell’area è sotto soppressione fino alla fine di quel turno, anche se ne esce o il segnalino sparisce: non importa se era già lì, se il segnalino gli è arrivato addosso o se la attraversa.',
      'Un Personaje que en cualquier momento del turno está en el área queda suprimido hasta el final de ese turno, aunque salga o la ficha desaparezca: da igual estar allí al empezar, que le pongan la ficha encima o cruzarla.',
    ),
    when(
      { sfAffectsWhen: 'enters' },
      'A Character that moves into or through the area, or arrives in it, is suppressed to the end of that turn. One who stood there already is not, until it leaves and enters again.',
      'Un Personaggio che entra nell’area, la attraversa o vi arriva è sotto soppressione fino alla fine di quel turno. Chi c’era già non lo è, finché non esce e rientra.',
      'Un Personaje que entra en el área, la cruza o llega a ella queda suprimido hasta el final de ese turno. Quien ya estaba no lo está hasta que salga y vuelva a entrar.',
    ),
    say(
      'A suppressed Character cannot take Attack Actions, except as SF-05 and SF-06 allow.',
      'Chi è sotto soppressione non fa Azioni di attacco, salvo ciò che permettono SF-05 e SF-06.',
      'Los suprimidos no hacen Acciones de Ataque, salvo lo que permiten SF-05 y SF-06.',
    ),
  ),
  'SF-05': rule(
    ['Grenades under fire', 'Granate sotto il fuoco', 'Granadas bajo el fuego'],
    say(
      'A suppressed Character may throw a grenade no farther than {sfGrenadeMax}, and it always disperses (GREN-05).',
      'Chi è sotto soppressione può tirare una granata non oltre {sfGrenadeMax}, e sempre con dispersione (GREN-05).',
      'Los suprimidos pueden lanzar una granada a no más de {sfGrenadeMax}, y siempre sufre dispersión (GREN-05).',
    ),
  ),
  'SF-06': rule(
    ['Hand to hand under fire', 'Corpo a Corpo sotto il fuoco', 'Cuerpo a Cuerpo bajo el fuego'],
    when(
      { sfH2h: 'any' },
      'A suppressed Character may charge into hand to hand, wherever it is.',
      'Chi è sotto soppressione può caricare, ovunque sia il nemico.',
      'Los suprimidos pueden cargar al Cuerpo a Cuerpo, sea donde sea.',
    ),
    when(
      { sfH2h: 'outsideArea' },
      'A suppressed Character may charge only at an enemy whose base lies wholly outside the area.',
      'Chi è sotto soppressione può caricare solo un nemico la cui base sia tutta fuori dall’area.',
      'Los suprimidos solo pueden cargar contra un enemigo cuya peana esté entera fuera del área.',
    ),
    say('Defending is always allowed.', 'Difendersi è sempre permesso.', 'Defenderse siempre está permitido.'),
  ),
  'SF-07': rule(
    ['What is still allowed', 'Che cosa resta libero', 'Qué sigue permitido'],
    say(
      'Move, Take Cover, Aim, abilities and all other Actions that are not attacks are unaffected.',
      'Muovere, Ripararsi, Mira, abilità e ogni Azione che non è un attacco restano permesse.',
      'Mover, ponerse En Cobertura, Apuntar, las habilidades y toda Acción que no sea un ataque siguen permitidas.',
    ),
  ),
  'SF-08': rule(
    ['How many shooters', 'Quanti tiratori', 'Cuántos tiradores'],
    say(
      'It takes {sfShooters} Characters at all times to keep it up.',
      'Per mantenerlo servono in ogni momento {sfShooters} Personaggi.',
      'Para mantenerlo hacen falta en todo momento {sfShooters} Personajes.',
    ),
    when(
      { sfSoloWeapon: 'mg' },
      'One with a machine gun is enough alone.',
      'Uno con una mitragliatrice basta da solo.',
      'Uno con una ametralladora basta por sí solo.',
    ),
    when(
      { sfSoloWeapon: 'sfCapable' },
      'One with a weapon made for it, such as a machine gun, is enough alone.',
      'Uno con un’arma specifica, come la mitragliatrice, basta da solo.',
      'Uno con un arma hecha para ello, como una ametralladora, basta por sí solo.',
    ),
  ),
  'SF-09': rule(
    ['Starting together', 'Iniziare insieme', 'Empezar juntos'],
    when(
      { sfStart: 'atomic' },
      'Starter and partner open fire in one declaration and pay {sfCost} AT each; a weapon that suffices alone (SF-08) needs no partner.',
      'Chi inizia e il compagno aprono il fuoco con una sola dichiarazione e pagano {sfCost} AT ciascuno; un’arma che basta da sola (SF-08) non ha bisogno di compagni.',
      'Quien lo inicia y su compañero abren fuego con una sola declaración y pagan {sfCost} FA cada uno; un arma que basta por sí sola (SF-08) no necesita compañero.',
    ),
    when(
      { sfStart: 'graceUntilTurnEnd' },
      'Here the starter may open alone; the marker does nothing until a partner joins, and goes if none has by the end of the turn.',
      'Qui chi inizia può cominciare da solo; il segnalino non ha effetto finché non si unisce un compagno, e si toglie se a fine turno nessuno si è unito.',
      'Aquí puede abrir fuego uno solo; la ficha no hace nada hasta que se una un compañero, y desaparece si al final del turno no lo hay.',
    ),
  ),
  'SF-10': rule(
    ['Joining in', 'Unirsi', 'Unirse'],
    say(
      'Any friend with a gun may join for {sfCost} AT and puts a marker on its card; no symbol is needed.',
      'Qualunque amico con un’arma da fuoco può unirsi con {sfCost} AT e mette un segnalino sulla sua carta; non serve il simbolo.',
      'Cualquier amigo con un arma de fuego puede unirse por {sfCost} FA y coloca una ficha en su carta; no hace falta el símbolo.',
    ),
    when(
      { sfJoinNeedsLos: true },
      'It must see the marker on the table.',
      'Deve vedere il segnalino sul tavolo.',
      'Debe ver la ficha del tablero.',
    ),
    when(
      { sfJoinNeedsLos: false },
      'It need not see the marker on the table.',
      'Non occorre che veda il segnalino sul tavolo.',
      'No hace falta que vea la ficha del tablero.',
    ),
  ),
  'SF-11': rule(
    ['Not after attacking', 'Non dopo un attacco', 'No tras atacar'],
    when(
      { sfBarredBy: 'attackAction', sfBarScope: 'all' },
      'No one who has already done another Attack Action this turn may start or join; an Opportunity marker placed this turn is one.',
      'Chi in questo turno ha già fatto un’altra Azione di attacco non può iniziarlo né unirsi; vale anche un segnalino OF messo in questo turno.',
      'Quien ya ha hecho otra Acción de Ataque este turno no puede iniciarlo ni unirse; colocar este turno una ficha de Oportunidad lo es.',
    ),
    when(
      { sfBarredBy: 'shot', sfBarScope: 'joiners' },
      'One who has already shot or thrown a grenade this turn cannot join; the starter is not bound by this.',
      'Chi in questo turno ha già sparato o tirato una granata non può unirsi; chi lo inizia non ha questo vincolo.',
      'Quien ya ha disparado o lanzado una granada este turno no puede unirse; a quien lo inicia no le afecta.',
    ),
    when(
      { sfBarredBy: 'attackAction', sfBarScope: 'joiners' },
      'One who has already done another Attack Action this turn cannot join; the starter is not bound by this.',
      'Chi in questo turno ha già fatto un’altra Azione di attacco non può unirsi; chi lo inizia non ha questo vincolo.',
      'Quien ya ha hecho otra Acción de Ataque este turno no puede unirse; a quien lo inicia no le afecta.',
    ),
    when(
      { sfBarredBy: 'shot', sfBarScope: 'all' },
      'No one who has already shot or thrown a grenade this turn may start or join.',
      'Chi in questo turno ha già sparato o tirato una granata non può iniziarlo né unirsi.',
      'Quien ya ha disparado o lanzado una granada este turno no puede iniciarlo ni unirse.',
    ),
  ),
  'SF-12': rule(
    ['How long it lasts', 'Quanto dura', 'Cuánto dura'],
    say(
      'A participant drops out when wounded, eliminated, or by doing any other Action.',
      'Un partecipante smette quando è ferito, eliminato o fa un’altra Azione.',
      'Un participante lo deja al ser herido, eliminado o al hacer otra Acción.',
    ),
  ),
  'SF-13': rule(
    ['When it collapses', 'Quando cade', 'Cuándo se acaba'],
    say(
      'With too few shooters left (SF-08) the marker on the table and those on the cards go at once.',
      'Se restano troppo pochi tiratori (SF-08) il segnalino sul tavolo e quelli sulle carte si tolgono subito.',
      'Si quedan muy pocos tiradores (SF-08), la ficha del tablero y las de las cartas se retiran al momento.',
    ),
  ),
  'SF-14': rule(
    ['The roll', 'Il lancio dei dadi', 'La tirada'],
    when(
      { sfRollers: 'inLos' },
      'At the start of each of your turns every participant who sees an enemy in the area rolls a die, free of charge; the first time is in your next turn.',
      'All’inizio di ogni tuo turno ogni partecipante che vede un nemico nell’area tira un dado, gratis; la prima volta è nel tuo prossimo turno.',
      'Al empezar cada turno tuyo, cada participante que vea a un enemigo en el área tira un dado, gratis; la primera vez, en tu próximo turno.',
    ),
    when(
      { sfRollers: 'all' },
      'At the start of each of your turns every participant rolls a die, free of charge; the first time is in your next turn.',
      'All’inizio di ogni tuo turno ogni partecipante tira un dado, gratis; la prima volta è nel tuo prossimo turno.',
      'Al empezar cada turno tuyo, cada participante tira un dado, gratis; la primera vez, en tu próximo turno.',
    ),
    when(
      { sfWoundChooser: 'lowestH2h', sfVictimInArea: false },
      'Each {sfWoundOn} wounds the enemy with the lowest H2H whom that shooter sees, in the area or not.',
      'Ogni {sfWoundOn} ferisce il nemico con H2H più basso fra quelli che quel tiratore vede, nell’area o fuori.',
      'Cada {sfWoundOn} hiere al enemigo con menor CaC que vea ese tirador, en el área o fuera.',
    ),
    when(
      { sfWoundChooser: 'lowestH2h', sfVictimInArea: true },
      'Each {sfWoundOn} wounds the enemy with the lowest H2H in the area whom that shooter sees.',
      'Ogni {sfWoundOn} ferisce il nemico con H2H più basso nell’area fra quelli che quel tiratore vede.',
      'Cada {sfWoundOn} hiere al enemigo con menor CaC del área que vea ese tirador.',
    ),
    when(
      { sfWoundChooser: 'owner', sfVictimInArea: true },
      'Each {sfWoundOn} wounds an enemy in the area whom that shooter sees; you choose which.',
      'Ogni {sfWoundOn} ferisce un nemico nell’area che quel tiratore vede; scegli tu quale.',
      'Cada {sfWoundOn} hiere a un enemigo del área que vea ese tirador; eliges tú cuál.',
    ),
    when(
      { sfWoundChooser: 'owner', sfVictimInArea: false },
      'Each {sfWoundOn} wounds an enemy of your choice whom that shooter sees, in the area or not.',
      'Ogni {sfWoundOn} ferisce un nemico a tua scelta che quel tiratore vede, nell’area o fuori.',
      'Cada {sfWoundOn} hiere a un enemigo a tu elección que vea ese tirador, en el área o fuera.',
    ),
  ),
  'SF-15': rule(
    ['Several sixes', 'Più sei', 'Varios seises'],
    say(
      'Apply them one at a time and look again who is lowest after each wound: the same enemy can be wounded and then eliminated.',
      'Si applicano uno alla volta, guardando dopo ogni ferita chi è ora il più debole: lo stesso nemico può essere ferito e poi eliminato.',
      'Se aplican de uno en uno, mirando tras cada herida quién es ahora el más débil: el mismo enemigo puede ser herido y luego eliminado.',
    ),
  ),
  'SF-16': rule(
    ['Equal victims', 'A parità', 'En caso de empate'],
    when(
      { allocationTie: 'dice' },
      'Among equals a die decides.',
      'Fra pari decide un dado.',
      'Entre iguales decide un dado.',
    ),
    when(
      { allocationTie: 'attacker' },
      'Among equals the attacker chooses.',
      'Fra pari sceglie chi attacca.',
      'Entre iguales elige el atacante.',
    ),
    when(
      { allocationTie: 'defender' },
      'Among equals the defender chooses.',
      'Fra pari sceglie chi si difende.',
      'Entre iguales elige el defensor.',
    ),
  ),
  'SF-17': rule(
    ['Cover does not help', 'La copertura non serve', 'La cobertura no ayuda'],
    say(
      'Neither terrain nor Take Cover changes the roll; only being out of sight protects (LOS-02).',
      'Né il terreno né Ripararsi cambiano i dadi; protegge solo non essere visti (LOS-02).',
      'Ni el terreno ni En Cobertura cambian la tirada; solo protege no estar a la vista (LOS-02).',
    ),
  ),
  'SF-18': rule(
    ['Suppressed shooters', 'Tiratori sotto soppressione', 'Tiradores suprimidos'],
    say(
      'A participant who is suppressed does not roll, but still counts for SF-08.',
      'Un partecipante sotto soppressione non tira il dado, ma conta ancora per SF-08.',
      'Un participante suprimido no tira, pero sigue contando para SF-08.',
    ),
  ),
  'SF-19': rule(
    ['Several areas', 'Più aree', 'Varias áreas'],
    say(
      'Each area is separate, and a Character takes part in only one. Overlapping areas have no extra effect.',
      'Ogni area vale per sé e un Personaggio partecipa a una sola. Dove due si sovrappongono non succede altro.',
      'Cada área va por su cuenta y un Personaje participa en una sola. Donde dos se solapan no pasa nada más.',
    ),
  ),
  'SF-20': rule(
    ['Stopping to attack', 'Smettere per attaccare', 'Dejarlo para atacar'],
    say(
      'A participant may stop at any time by doing something else; having rolled this turn does not forbid an attack later in it.',
      'Un partecipante può smettere quando vuole facendo altro; aver tirato il dado in questo turno non gli vieta di attaccare dopo.',
      'Un participante puede dejarlo cuando quiera haciendo otra cosa; haber tirado este turno no le impide atacar después.',
    ),
  ),
  'SF-21': rule(
    ['The marker does not move', 'Il segnalino non si sposta', 'La ficha no se mueve'],
    say(
      'To suppress another place, start a new Suppression Fire there.',
      'Per un altro punto si inizia un nuovo Fuoco di Soppressione.',
      'Para suprimir otro lugar hay que iniciar otro fuego allí.',
    ),
  ),
} as const
