"""Records and standings

Columns are added one by one: SQLite would make a table anew for anything else, which its foreign keys forbid.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op


revision = '0002'
down_revision = '0001'


def upgrade() -> None:
    """Apply. Records of before belong to the server of their table; the bot enters them at its next start."""
    op.add_column('tables', sa.Column('assisted', sa.Boolean(), nullable=False, server_default=sa.false(), comment='Somebody has taken a hint.'))
    op.add_column('results', sa.Column('guild_id', sa.BigInteger(), nullable=False, server_default='0', comment='Where the table was when it ended.'))
    op.add_column('results', sa.Column('turns', sa.Integer(), nullable=True, comment='The turn in which it ended; unknown of games before this was kept.'))
    op.add_column('results', sa.Column('assisted', sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column('results', sa.Column('crossed', sa.Boolean(), nullable=False, server_default=sa.false(), comment='Somebody has held two of its seats.'))
    op.add_column('results', sa.Column('number', sa.Integer(), nullable=True, comment="The order in which a server's records were entered into the standings."))
    op.add_column('results', sa.Column('verdict', sa.String(length=10), nullable=True, comment='Whether the record counts, or why not; null until it is entered.'))
    op.create_index('uq_results_guild_id_number', 'results', ['guild_id', 'number'], unique=True)
    op.execute('UPDATE results SET guild_id = (SELECT tables.guild_id FROM tables WHERE tables.id = results.table_id)')
    op.create_table('guilds',
    sa.Column('guild_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('records', sa.Integer(), nullable=False, comment='How many were entered into the standings.'),
    sa.PrimaryKeyConstraint('guild_id', name=op.f('pk_guilds')),
    comment='A row a server; whoever changes its standings locks it.'
    )
    op.create_table('standings',
    sa.Column('guild_id', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('game', sa.String(length=40), nullable=False),
    sa.Column('seat', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('season', sa.Integer(), autoincrement=False, nullable=False, comment='0 is all time.'),
    sa.Column('level', sa.Integer(), autoincrement=False, nullable=False, comment='Difficulty; 0 where there is none.'),
    sa.Column('person', sa.BigInteger(), autoincrement=False, nullable=False),
    sa.Column('name', sa.String(length=100), nullable=False),
    sa.Column('mu', sa.Double(), nullable=True, comment='Estimated strength; null where one plays alone. Likewise sigma, its uncertainty.'),
    sa.Column('sigma', sa.Double(), nullable=True),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.Column('wins', sa.Integer(), nullable=False),
    sa.Column('draws', sa.Integer(), nullable=False),
    sa.Column('streak', sa.Integer(), nullable=False, comment='Games won in a row, up to the latest.'),
    sa.Column('best_streak', sa.Integer(), nullable=False),
    sa.Column('fewest_turns', sa.Integer(), nullable=True, comment='Of a game that was won.'),
    sa.Column('merit', sa.Double(), nullable=False, comment='What the board is ordered by, the highest first.'),
    sa.Column('latest', sa.Integer(), nullable=False, comment='Number of the latest record.'),
    sa.PrimaryKeyConstraint('guild_id', 'game', 'seat', 'season', 'level', 'person', name=op.f('pk_standings')),
    comment='Running figures of every leaderboard; all of it can be made again from the results.'
    )
    op.create_index('ix_standings_guild_id_person', 'standings', ['guild_id', 'person'])


def downgrade() -> None:
    """Take back."""
    op.drop_table('standings')
    op.drop_table('guilds')
    op.drop_index('uq_results_guild_id_number', 'results')
    for column in ('verdict', 'number', 'crossed', 'assisted', 'turns', 'guild_id'):
        op.drop_column('results', column)
    op.drop_column('tables', 'assisted')
